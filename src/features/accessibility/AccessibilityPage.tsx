import { loadWizards } from '../../api/loadWizards';
import { usePortalSettings } from '../../session/useSettings';
import { Reach } from '../../shell/help/Reach';
import { Page } from '../../shell/Page';
import { Card } from '../../ui/Card';
import { useLoaded } from '../../ui/useLoaded';
import css from './AccessibilityPage.module.css';
import { Criteria } from './Criteria';
import { type Criterion, ofState, statement } from './statement';

/** `/acessibilidade`: how to get help and to complain, the way on paper, and what the portal keeps of the norms. */
export function AccessibilityPage() {
  const [met, notMet] = [ofState('met'), ofState('notMet')];
  return (
    <Page narrow title="Ajuda e acessibilidade" lead="Todas as pessoas devem conseguir fazer o seu cadastro.">
      <div className={css.cards}>
        <HelpCard />
        <Card title="O que este portal atende">
          <p>
            O portal foi feito para as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, níveis A e AA, do W3C.
            Dos {statement.criteria.length} critérios desses níveis, {met.length} são atendidos,{' '}
            {ofState('notApplicable').length} não se aplicam e{' '}
            {notMet.length === 0 ? 'nenhum deixa de ser atendido' : `faltam ${notMet.length}`}.
          </p>
          <p>A Lei Brasileira de Inclusão (artigo 63) pede sites acessíveis. {statement.norm.known}</p>
          <p>{statement.norm.unknown}</p>
        </Card>
        {notMet.length > 0 && <NotMet criteria={notMet} />}
        <Card title="Como foi verificado">
          <p>
            Em {statement.checked.split('-').reverse().join('/')}, pela própria equipe do portal, no navegador Chromium.
            A cada mudança são repetidos por testes:
          </p>
          <ul className={css.list}>
            <li>
              o preenchimento de cada cadastro até o envio, só com o teclado e só com toques em um celular, ouvindo o
              que um leitor de tela diria;
            </li>
            <li>a busca de falhas com a ferramenta axe nas páginas e em cada campo;</li>
            <li>as páginas com 320 px de largura, com texto espaçado e com cores forçadas;</li>
            <li>o contraste de todas as cores, no modo claro e no escuro.</li>
          </ul>
          <p>Ainda não houve uma avaliação externa, nem testes com pessoas com deficiência.</p>
        </Card>
        <Criteria />
      </div>
    </Page>
  );
}

function NotMet({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <Card title="O que ainda não atende">
      <ul className={css.list}>
        {criteria.map(({ id, name, how }) => (
          <li key={id}>
            <b>
              {id} {name}.
            </b>{' '}
            {how}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who helps, and the forms on paper. */
function HelpCard() {
  const { settings } = usePortalSettings();
  const { found: index } = useLoaded(loadWizards);
  const forms = (index?.wizards ?? [])
    .filter(({ registration, type }) => registration && settings?.types.includes(type))
    .toSorted((a, b) => a.type - b.type);
  return (
    <Card title="Ajuda e reclamações">
      {settings && <Reach contact={settings.contact} />}
      <p>
        Se alguma parte do portal impede ou dificulta o seu cadastro, avise pelo mesmo contato: diga em que página
        estava, o que tentou fazer e que recurso usa, como um leitor de tela.
      </p>
      <h3>Preencher no papel</h3>
      <p>
        Imprima o formulário, preencha e assine.{' '}
        {settings?.contact.address
          ? `Entregue ou envie, com cópias dos documentos, para: ${settings.contact.address}`
          : 'Entregue, com cópias dos documentos, a quem atende você na instituição.'}
      </p>
      <ul className={css.forms}>
        {forms.map(({ id: form, title }) => (
          <li key={form}>
            <a href={`/api/consulta/formulario/${encodeURIComponent(form)}`} download>
              {title} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
