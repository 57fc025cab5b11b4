import type { Token } from '../../contract/theme/format';
import { measure, valueCss } from '../../contract/theme/valueCss';
import { GuidePage, GuidePart } from '../guide/GuidePage';
import css from '../guide/guide.module.css';
import { TokenName } from './TokenName';
import { isIn, nameOf, tokensOf } from './tenantTokens';
import look from './tokens.module.css';

type Dimension = Extract<Token, { kind: 'dimension' }>;
const isDimension = (token: Token): token is Dimension => token.kind === 'dimension';

/** Space, sizes, radii and shadows of a tenant. */
export function Measures({ tenant }: { tenant: string }) {
  const tokens = tokensOf(tenant);
  const bars = (...groups: string[]) => (
    <ul className={look.rows}>
      {tokens
        .filter(isDimension)
        .filter(isIn(...groups))
        .sort((one, other) => one.value.value - other.value.value)
        .map((token) => (
          <li key={token.name} className={look.measure}>
            <TokenName token={token} value={worthOf(token)} />
            <div className={look.bar} style={{ inlineSize: `max(var(--${token.name}), -1 * var(--${token.name}))` }} />
          </li>
        ))}
    </ul>
  );
  return (
    <GuidePage title="Espaço, raio e sombra" lead="Passos de 4 px, e os poucos entre eles que um controle precisa.">
      <GuidePart title="Espaço">{bars('space', 'rhythm')}</GuidePart>
      <GuidePart title="Alturas e larguras">{bars('height', 'width')}</GuidePart>
      <GuidePart title="Traço e distância" lead="Bordas, anéis de foco, sublinhados e o traço dos ícones.">
        {bars('stroke', 'pen', 'offset')}
      </GuidePart>
      <GuidePart title="Raio">
        <ul className={css.cards}>
          {tokens
            .filter(isDimension)
            .filter(isIn('radius'))
            .map((token) => (
              <li key={token.name} className={css.card}>
                <div className={look.radius} style={{ borderRadius: `var(--${token.name})` }} />
                <TokenName token={token} value={worthOf(token)} />
              </li>
            ))}
        </ul>
      </GuidePart>
      <GuidePart title="Sombra" lead="O que está acima da página; e as bordas que não tomam lugar.">
        <ul className={look.shadows}>
          {tokens.filter(isIn('shadow')).map((token) => (
            <li key={token.name} className={look.shadow} style={{ boxShadow: `var(--${token.name})` }}>
              <TokenName
                token={token}
                value={[token.kind === 'shadow' ? token.value : []].flat().length > 1 ? 'duas camadas' : 'uma camada'}
              />
            </li>
          ))}
        </ul>
      </GuidePart>
    </GuidePage>
  );
}

/** What a dimension is worth, and from which width of the window on it is another. */
function worthOf(token: Dimension): string {
  const wider = Object.entries(token.own.from ?? {}).map(([width, value]) => `${measure(value)} a partir de ${width}`);
  return [valueCss(token, nameOf), ...wider].join(' · ');
}
