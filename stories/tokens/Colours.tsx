import { colourCss } from '../../contract/theme/colour';
import { GuidePage, GuidePart } from '../guide/GuidePage';
import css from '../guide/guide.module.css';
import { TokenName } from './TokenName';
import { bothModes, type ColourToken, colourIn, isColour, isIn, setBy, tokensOf } from './tenantTokens';
import look from './tokens.module.css';

/** The colours of a tenant, each on both grounds: whose they all are, and which each institution chooses. */
export function Colours({ tenant }: { tenant: string }) {
  const colours = tokensOf(tenant).filter(isColour);
  return (
    <GuidePage title="Cores" lead="Um papel, não um tom: a tela pede o papel, e cada modo o veste com a sua cor.">
      <GuidePart title="De cada instituição">
        <Swatches colours={colours.filter(({ own }) => own.tenant)} />
      </GuidePart>
      <GuidePart title="De todas">
        <Swatches colours={colours.filter(isIn('color'))} />
      </GuidePart>
    </GuidePage>
  );
}

/** What each folder of a tenant sets, side by side. */
export function Tenants({ names }: { names: readonly string[] }) {
  return (
    <GuidePage
      title="Instituições"
      lead="O que cada pasta de tenants/ muda. O que ela não diz é o de contract/theme/tokens.json."
    >
      {names.map((name) => {
        const set = setBy(name);
        return (
          <GuidePart key={name} title={name} lead={set.length === 0 && 'Veste os tokens comuns, sem mudar nenhum.'}>
            {set.length > 0 && (
              <>
                <Swatches colours={set.filter(isColour)} />
                <ul className={css.cards}>
                  {set.map(
                    (token) =>
                      token.kind === 'dimension' && (
                        <li key={token.name} className={css.card}>
                          <div
                            className={look.radius}
                            style={{ borderRadius: `${token.value.value}${token.value.unit}` }}
                          />
                          <TokenName token={token} value={`${token.value.value} ${token.value.unit}`} />
                        </li>
                      ),
                  )}
                </ul>
              </>
            )}
          </GuidePart>
        );
      })}
    </GuidePage>
  );
}

function Swatches({ colours }: { colours: readonly ColourToken[] }) {
  return (
    <ul className={css.cards}>
      {colours.map((token) => {
        const values = bothModes.map((mode) => colourCss(colourIn(mode, token)));
        return (
          <li key={token.name} className={css.card}>
            <div className={look.swatch}>
              {values.map((value, at) => (
                <div key={bothModes[at]} style={{ background: value }} />
              ))}
            </div>
            <TokenName token={token} value={[...new Set(values)].join(' · ')} />
          </li>
        );
      })}
    </ul>
  );
}
