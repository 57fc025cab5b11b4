import { cpfCnpj } from '../../../engine/brazil';
import type { LinkedPerson } from '../../api/linkedPerson';
import css from './WhoSigns.module.css';

/** Who signs, and for whom: nobody has to guess whose document a link shows. */
export function WhoSigns({ person }: { person: LinkedPerson }) {
  const { name, email, client, document } = person;
  const kind = document.length === 11 ? 'CPF' : 'CNPJ';
  return (
    <dl className={css.who}>
      <div>
        <dt>Quem assina</dt>
        <dd>
          {name}
          <span>{email}</span>
        </dd>
      </div>
      <div>
        <dt>Em nome de</dt>
        <dd>
          {client}
          <span>
            {kind} {cpfCnpj.display(document)}
          </span>
        </dd>
      </div>
    </dl>
  );
}
