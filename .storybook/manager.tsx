/** @jsxRuntime classic */
/** @jsx createElement */
/** @jsxFrag Fragment */
// Storybook's own pages have a React of their own, which is another one than the portal's.
// biome-ignore lint/correctness/noUnusedImports: what JSX becomes here
import { createElement, Fragment, type JSX, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';
import { type StepTold, WHY, type WhyTold } from '../stories/why/told';
import { SettingsPanel } from './SettingsPanel';

const HINT = 'Alt + clique em um campo da história, ou Alt W com o foco nele: por que ele está assim.';

/** Why a field of the story is as it is, as the preview says it. */
function WhyPanel() {
  const [told, setTold] = useState<WhyTold>();
  useChannel({ [WHY]: (next: WhyTold) => setTold(next) });
  if (!told) return <p>{HINT}</p>;
  return (
    <div lang="pt-BR">
      <h3>{told.called}</h3>
      {told.outcomes.map(({ title, now, sentence, steps }) => (
        <details key={title} open={steps.length > 0}>
          <summary>
            {title}: {now}
          </summary>
          <p>{sentence}</p>
          {steps.map((step) => (
            <Step key={`${step.rule}${step.sentence}`} step={step} />
          ))}
        </details>
      ))}
    </div>
  );
}

function Step({ step: { rule, truth, sentence, leaves } }: { step: StepTold }) {
  return (
    <>
      <p>
        <b>{rule}</b> ({truth ? 'vale' : 'não vale'}): {sentence}
      </p>
      <ul>
        {leaves.map(({ asked, now, truth: holds }) => (
          <li key={asked}>
            {asked}: {holds ? 'verdadeira' : 'falsa'}
            {now && `, agora ${now}`}
          </li>
        ))}
      </ul>
    </>
  );
}

const panel = (title: string, Content: () => JSX.Element) => ({
  type: types.PANEL as const,
  title,
  match: ({ viewMode }: { viewMode?: string }) => viewMode === 'story',
  render: ({ active = false }: { active?: boolean }) => (
    <AddonPanel active={active}>
      <div style={{ padding: 16, lineHeight: 1.5 }}>
        <Content />
      </div>
    </AddonPanel>
  ),
});

addons.register('ficha', () => {
  addons.add(`${WHY}/panel`, panel('Por quê', WhyPanel));
  addons.add('ficha/settings/panel', panel('Configurações', SettingsPanel));
});
