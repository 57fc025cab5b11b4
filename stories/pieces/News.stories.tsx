import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../engine/theme';
import { Alert } from '../../src/ui/Alert';
import { Badge } from '../../src/ui/Badge';
import { Skeleton } from '../../src/ui/Skeleton';

const meta = {
  title: 'Pieces/News',
  component: Alert,
  argTypes: { kind: { control: 'inline-radio', options: ['error', 'warning', 'success', 'info'] } },
  args: { kind: 'info', title: 'Seu cadastro está em análise', children: 'Respondemos em até 48 horas úteis.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 'var(--s-3)', justifyItems: 'start' } as const;
const LONG = 'O documento enviado em novembro não pôde ser lido porque a imagem está cortada na margem de baixo';

export const Information: Story = {};
export const Failure: Story = {
  parameters: { showsFailure: true },
  args: { kind: 'error', title: 'A lista não carregou', children: 'A conexão caiu.' },
};
export const Warning: Story = { args: { kind: 'warning', title: 'Faltam 2 documentos' } };
export const Success: Story = { args: { kind: 'success', title: 'Tudo corrigido', children: undefined } };
export const WithAction: Story = { args: { action: <Button variant="quiet">Ver mais</Button> } };
export const LongText: Story = { args: { title: LONG, children: `${LONG}. ${LONG}.` } };

/** Never colour alone: an icon and a word. */
export const Badges: Story = {
  render: () => (
    <div style={column}>
      <Badge tone="success" icon="check">
        Enviado
      </Badge>
      <Badge tone="warning" icon="clock">
        Pendente
      </Badge>
      <Badge tone="danger" icon="alert">
        Recusado
      </Badge>
      <Badge tone="info" icon="info">
        Em análise
      </Badge>
      <Badge>Opcional</Badge>
    </div>
  ),
};

/** Shapes in the size of what is coming. */
export const Skeletons: Story = {
  render: () => (
    <div aria-hidden="true" style={{ ...column, inlineSize: '20rem', justifyItems: 'stretch' }}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="label" />
      <Skeleton shape="control" />
      <Skeleton shape="tabs" />
    </div>
  ),
};
