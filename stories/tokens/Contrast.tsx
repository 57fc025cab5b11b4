import { colourCss, contrast } from '../../contract/theme/colour';
import type { Pair } from '../../contract/theme/format';
import { GuidePage, GuidePart } from '../guide/GuidePage';
import css from '../guide/guide.module.css';
import { bothModes, type ColourToken, colourIn, isColour, type Mode, modes, pairs, tokensOf } from './tenantTokens';
import look from './tokens.module.css';

const ratio = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  roundingMode: 'floor',
});

/** Every pair that must be told apart, as a tenant has it: text at 4.5, what has no letters at 3. */
export function Contrast({ tenant }: { tenant: string }) {
  const colours = new Map(
    tokensOf(tenant)
      .filter(isColour)
      .map((token) => [token.name, token]),
  );
  const grounds = [...new Set(pairs.map(({ ground }) => ground))];
  return (
    <GuidePage
      title="Contraste"
      lead="Cada texto sobre cada fundo em que pode estar. Texto pede 4,5 : 1; borda, ícone e barra pedem 3 : 1. Uma pasta de instituição que não os alcança não é servida."
    >
      {grounds.map((ground) => (
        <GuidePart key={ground} title={`Sobre ${ground}`}>
          <ul className={css.cards}>
            {pairs
              .filter((pair) => pair.ground === ground)
              .map((pair) => (
                <li key={pair.text} className={css.card}>
                  <code>--{pair.text}</code>
                  {bothModes.map((mode) => (
                    <Sample key={mode} pair={pair} mode={mode} colours={colours} />
                  ))}
                </li>
              ))}
          </ul>
        </GuidePart>
      ))}
    </GuidePage>
  );
}

function Sample({ pair, mode, colours }: { pair: Pair; mode: Mode; colours: ReadonlyMap<string, ColourToken> }) {
  const [text, ground] = [colours.get(pair.text), colours.get(pair.ground)];
  if (!text || !ground) throw new Error(`${pair.text} on ${pair.ground} is no pair of colours.`);
  const [ink, paper] = [colourIn(mode, text), colourIn(mode, ground)];
  return (
    <div className={look.pair}>
      <div className={look.sample} style={{ color: colourCss(ink), background: colourCss(paper) }}>
        {pair.min < 4.5 ? <span className={look.mark} /> : 'Cadastro'}
      </div>
      <span>
        {modes[mode]} {ratio.format(contrast(ink, paper))} : 1
      </span>
    </div>
  );
}
