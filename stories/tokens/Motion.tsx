import { useState } from 'react';
import { valueCss } from '../../contract/theme/valueCss';
import { Button } from '../../engine/theme';
import { GuidePage, GuidePart } from '../guide/GuidePage';
import { TokenName } from './TokenName';
import { isIn, nameOf, tokensOf } from './tenantTokens';
import look from './tokens.module.css';

/** The durations, to be seen, and the order in which things lie over each other. */
export function Motion({ tenant }: { tenant: string }) {
  const [isThere, setIsThere] = useState(false);
  const tokens = tokensOf(tenant);
  return (
    <GuidePage
      title="Movimento e camadas"
      lead="Movimento diz de onde uma coisa veio. Quem pede menos movimento ao sistema vê o resultado de uma vez."
    >
      <GuidePart title="Durações">
        <div>
          <Button icon="refresh" onClick={() => setIsThere(!isThere)}>
            Mover
          </Button>
        </div>
        <ul className={look.rows}>
          {tokens.filter(isIn('duration')).map((token) => (
            <li key={token.name} className={look.measure}>
              <TokenName token={token} value={valueCss(token, nameOf)} />
              <div className={look.track} data-there={isThere}>
                <div className={look.runner} style={{ transitionDuration: `var(--${token.name})` }} />
              </div>
            </li>
          ))}
        </ul>
      </GuidePart>
      <GuidePart title="Curva e camadas">
        <ul className={look.rows}>
          {tokens.filter(isIn('easing', 'layer')).map((token) => (
            <li key={token.name}>
              <TokenName token={token} value={valueCss(token, nameOf)} />
            </li>
          ))}
        </ul>
      </GuidePart>
    </GuidePage>
  );
}
