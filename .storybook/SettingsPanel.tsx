/** @jsxRuntime classic */
/** @jsx createElement */
// biome-ignore lint/correctness/noUnusedImports: what JSX becomes here
import { createElement } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { type DeclaredSetting, declaredSettings } from '../stories/toolbar/settings';

type Value = string | number | boolean;

/** Every setting of schemas/settings.json, to be changed for the story that is shown. */
export function SettingsPanel() {
  const [{ settings = {} }, update] = useGlobals();
  const set = (next: Record<string, Value>) => update({ settings: next });
  return (
    <div lang="pt-BR">
      <p>
        O que a instituição configura, para esta história. {Object.keys(settings).length || 'Nenhuma'} fora do padrão.{' '}
        <button type="button" onClick={() => set({})}>
          Voltar ao padrão
        </button>
      </p>
      {Object.entries(declaredSettings).map(([name, setting]) => (
        <p key={name}>
          <Control
            id={`setting-${name}`}
            setting={setting}
            value={settings[name] ?? (setting.default as Value)}
            onChange={(value) => {
              const { [name]: _, ...others } = settings;
              set(value === setting.default ? others : { ...others, [name]: value });
            }}
          />{' '}
          <label htmlFor={`setting-${name}`}>
            {setting.title} <code>{name}</code>
          </label>
        </p>
      ))}
    </div>
  );
}

interface ControlProps {
  id: string;
  setting: DeclaredSetting;
  value: Value;
  onChange(value: Value): void;
}

function Control({ id, setting: { type, values }, value, onChange }: ControlProps) {
  if (type === 'flag')
    return (
      <input id={id} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    );
  if (values)
    return (
      <select id={id} value={String(value)} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((one) => (
          <option key={String(one)}>{String(one)}</option>
        ))}
      </select>
    );
  const isNumber = type === 'number';
  return (
    <input
      id={id}
      type={isNumber ? 'number' : 'text'}
      value={String(value)}
      onChange={(event) => onChange(isNumber ? Number(event.target.value) : event.target.value)}
    />
  );
}
