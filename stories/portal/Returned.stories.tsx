import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { WizardSession } from '../../engine/session';
import * as documentos from '../../schemas/pf/documentos.json?tab';
import * as enderecos from '../../schemas/pf/enderecos.json?tab';
import { ReturnedNote } from '../../src/features/wizard/returned/ReturnedNote';
import { phone } from '../engine/phone';

const tabs = { enderecos, documentos };

/** Of a session, what the note reads: the titles of tabs and fields, and what is filled in there. */
const session = {
  view: () => ({ tabs: Object.entries(tabs).map(([id, { definition }]) => ({ id, title: definition.title })) }),
  loaded: { tabs },
  context: () => ({ settings: {} }),
} as unknown as WizardSession;

/** A registration that a reviewer gave back: why, with the way to each place. */
const meta = {
  title: 'Portal/Returned',
  component: ReturnedNote,
  args: {
    returned: {
      session,
      text: 'Faltou pouco: confira os dois pontos abaixo.',
      at: {
        'enderecos/LogradouroNumero': ['O número não é o do comprovante.'],
        documentos: ['A foto da identidade está cortada.'],
      },
    },
    tab: 'enderecos',
    actions: { tabRef: { current: null } },
    onOpenTab: fn(),
  },
} satisfies Meta<typeof ReturnedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = phone;

/** On the dashboard no field is there to go to. */
export const NoWay: Story = { args: { onOpenTab: undefined, tab: 'produtos' } };

/** Several reasons for one field, and for one step. */
export const SeveralReasons: Story = {
  args: {
    returned: {
      ...meta.args.returned,
      at: {
        'enderecos/LogradouroNumero': ['O número não é o do comprovante.', 'Falta o bloco.'],
        documentos: ['A foto da identidade está cortada.', 'O comprovante tem mais de três meses.'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    // Each way is hit in 44 px, and not by a press on its neighbour.
    for (const way of canvas.getAllByRole('button')) {
      const { left, width, top, height } = way.getBoundingClientRect();
      for (const far of [-21, 21])
        await expect(way).toContainElement(
          document.elementFromPoint(left + width / 2, top + height / 2 + far) as HTMLElement,
        );
    }
  },
};

export const SeveralReasonsOnPhone: Story = { ...SeveralReasons, ...phone };
