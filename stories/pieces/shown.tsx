import type { ArgTypes, Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { keepForced } from '../docs/forceStates';

function Shown({ state, children }: { state: string; children: ReactNode }) {
  useEffect(() => keepForced(document), []);
  return <div data-shows={state}>{children}</div>;
}

const shown =
  (state: string): Decorator =>
  (Story) => (
    <Shown state={state}>
      <Story />
    </Shown>
  );

/** What a mouse or a keyboard makes of what is shown, which a picture has neither of. */
export const hovered = { decorators: [shown('hover')] };
export const focused = { decorators: [shown('focus')] };
export const pressed = { decorators: [shown('hover active')] };

/** A story on the narrowest phone. */
export const narrow = { globals: { viewport: { value: 'narrow', isRotated: false } } };

/** Words that are longer than any piece is made for. */
export const LONG = 'O documento enviado em novembro não pôde ser lido porque a imagem está cortada na margem de baixo';

/** Pieces of one kind beside each other. */
export const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)', alignItems: 'center' } as const;

/** Every property that a piece itself declares, told; those that it hands to an element of HTML are the element's. */
export type ToldArgs<Props, Element = object> = {
  [Name in Exclude<keyof Props, keyof Element>]-?: ArgTypes[string];
} & ArgTypes;

type Control = 'text' | 'boolean' | 'number' | 'object' | false;

export const arg = (description: string, control: Control = false) => ({ description, control }) as const;

/** The same with its type, and what holds where it is missing: of what Storybook cannot read from the source. */
export const typed = (
  description: string,
  type: string,
  { otherwise = 'obrigatório', control = false }: { otherwise?: string; control?: Control } = {},
) => ({
  ...arg(description, control),
  table: { type: { summary: type }, defaultValue: { summary: otherwise } },
});

export const oneOf = (description: string, options: readonly (string | undefined)[]) =>
  ({ description, control: 'select', options }) as const;
