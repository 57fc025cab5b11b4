import { expect, it } from 'vitest';
import { control, renderField } from './field';

it('[ACC-CONST-14, CF-CST-22] a box of several lines grows to 120 pixels at most', async () => {
  await renderField({ widget: 'textarea', label: 'Observação', options: { rows: 12 }, value: 'linha\n'.repeat(12) });
  expect(control().getBoundingClientRect().height).toBe(120);
  expect(control().scrollHeight).toBeGreaterThan(120);
});
