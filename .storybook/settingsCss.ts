import type { Theme } from 'storybook/theming';

/** How the panel of the settings looks, in the colours that Storybook itself wears. */
export const settingsCss = ({ color, background, appBorderColor, input, textMutedColor }: Theme) => `
  .ficha-settings { font-size: 14px; line-height: 1.45; }
  .ficha-settings header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-block-end: 16px; }
  .ficha-settings header p { flex: 1 1 260px; margin: 0; }
  .ficha-settings ul {
    display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 0 32px;
    margin: 0; padding: 0; list-style: none; border-block-start: 1px solid ${appBorderColor};
  }
  .ficha-settings li {
    display: flex; align-items: center; justify-content: space-between; gap: 16px;
    min-block-size: 60px; padding-block: 8px; border-block-end: 1px solid ${appBorderColor};
  }
  .ficha-settings label { flex: 1; min-inline-size: 0; cursor: pointer; }
  .ficha-settings code { display: block; color: ${textMutedColor}; font-size: 12px; overflow-wrap: anywhere; }
  .ficha-settings [data-changed] label { font-weight: 700; }
  .ficha-settings [data-changed] code::after { content: ' · fora do padrão'; color: ${color.secondary}; }
  .ficha-settings :is(input, select, button) {
    box-sizing: border-box; min-block-size: 32px; padding: 4px 10px;
    border: 1px solid ${input.border}; border-radius: 4px;
    background: ${input.background}; color: ${input.color}; font: inherit;
  }
  .ficha-settings li :is([type='text'], [type='number'], select) { flex: none; inline-size: 132px; }
  .ficha-settings [type='checkbox'] { flex: none; inline-size: 20px; min-block-size: 20px; margin: 0; accent-color: ${color.secondary}; }
  .ficha-settings [type='search'] { inline-size: 168px; }
  .ficha-settings button { background: ${background.content}; font-weight: 700; cursor: pointer; }
  .ficha-settings button:disabled { opacity: 0.5; cursor: default; }
  .ficha-settings :focus-visible { outline: 2px solid ${color.secondary}; outline-offset: 1px; }
`;
