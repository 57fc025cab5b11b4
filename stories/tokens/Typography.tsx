import type { Token } from '../../contract/theme/format';
import { trackCss } from '../../contract/theme/valueCss';
import { GuidePage, GuidePart } from '../guide/GuidePage';
import css from '../guide/guide.module.css';
import { TokenName } from './TokenName';
import { nameOf, tokensOf } from './tenantTokens';
import look from './tokens.module.css';

const TEXT = 'Confira seus dados antes de enviar';
/** Roles of digits and of the ending of a file: no sentence is ever set in them. */
const SHORT: Record<string, string> = { 't-code': '4 8 1', 't-count': '12', 't-stamp': 'PDF' };

/** The roles of text, each at its size, and the weights that they name. */
export function Typography({ tenant }: { tenant: string }) {
  const tokens = tokensOf(tenant).filter(({ own }) => own.file === undefined);
  return (
    <GuidePage title="Tipografia" lead="Um papel por tamanho: quem desenha uma tela escolhe o papel, não o número.">
      <GuidePart title="Papéis">
        <ul className={look.rows}>
          {tokens.map(
            (token) =>
              token.kind === 'typography' && (
                <li key={token.name} className={look.type}>
                  <p style={{ font: `var(--${token.name})`, letterSpacing: trackCss(token.value) }}>
                    {SHORT[token.name] ?? TEXT}
                  </p>
                  <TokenName token={token} value={measuresOf(token)} />
                </li>
              ),
          )}
        </ul>
      </GuidePart>
      <GuidePart title="Pesos">
        <ul className={css.cards}>
          {tokens.map(
            (token) =>
              token.kind === 'fontWeight' && (
                <li key={token.name} className={css.card}>
                  <p style={{ font: 'var(--t-section)', fontWeight: token.value }}>Cadastro</p>
                  <TokenName token={token} value={String(token.value)} />
                </li>
              ),
          )}
        </ul>
      </GuidePart>
    </GuidePage>
  );
}

function measuresOf({ value, own }: Extract<Token, { kind: 'typography' }>): string {
  const px = value.fontSize.value * (value.fontSize.unit === 'rem' ? 16 : 1);
  const size = own.fluid ? `até ${px} px` : `${px} px`;
  return `${size} / ${Math.round(px * value.lineHeight * 10) / 10} px · --${nameOf(value.fontWeight)}`.replaceAll(
    '.',
    ',',
  );
}
