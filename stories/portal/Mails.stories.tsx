import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SyntheticEvent, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { layOut } from '../../server/mail/layout';
import type { Letter } from '../../server/mail/letter';
import { activation } from '../../server/mail/templates/activation';
import { decision } from '../../server/mail/templates/decision';
import { erasureAsked, erasureDone, erasureRefused, erasureWithdrawn } from '../../server/mail/templates/erasure';
import { recovery } from '../../server/mail/templates/recovery';
import { signing } from '../../server/mail/templates/signing';
import { token } from '../../server/mail/templates/token';
import { currentTenant } from '../../src/theme/tenant';

const SITE = 'https://cadastro.exemplo.com';
const to = { email: 'helena@exemplo.com', name: 'Helena' };
const day = '23/11/2026';

/** A letter of the tenant as a mail program shows it, whole, with its subject above. */
function Mail({ letter }: { letter: Letter }) {
  const { name, line } = currentTenant();
  const [height, setHeight] = useState<number>();
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight);
  return (
    <main style={{ display: 'grid', gap: 'var(--s-4)', maxInlineSize: '44rem', marginInline: 'auto' }}>
      <h1 style={{ font: 'var(--t-section)' }}>{letter.subject}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: that it has loaded is no act of anybody */}
      <iframe
        title={letter.subject}
        srcDoc={layOut(letter, `${name} ${line}`).html}
        onLoad={measure}
        style={{
          inlineSize: '100%',
          blockSize: height ?? 560,
          border: 0,
          borderRadius: 'var(--r-card)',
          boxShadow: 'var(--e-line)',
        }}
      />
    </main>
  );
}

/** Every e-mail that customers get, as the server lays it out. */
const meta = { title: 'Mensagens/E-mails', component: Mail } satisfies Meta<typeof Mail>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (letter: Letter): Story => ({
  name: letter.subject,
  args: { letter },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(letter.subject);
    const page = () => frame.contentDocument?.documentElement;
    // An empty page stands in the frame until its own has come.
    await waitFor(() => expect(page()?.textContent).toContain(currentTenant().name));
    await waitFor(() => expect(page()?.scrollHeight).toBeGreaterThan(200));
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThanOrEqual(page()?.scrollHeight ?? 0));
  },
});

export const Activation = of(activation({ to, link: `${SITE}/ConfirmarConta/exemplo` }));
export const Recovery = of(recovery({ to, account: 'CPF ***.***.247-25', password: 'Ab3!kq7Zt9mQ' }));
export const LoginToken = of(token({ to, purpose: 'login', digits: '407218' }));
export const SignUpToken = of(token({ to, purpose: 'signUp', digits: '407218' }));
export const AttorneyToken = of(token({ to, purpose: 'attorney', digits: '407218' }));
export const Signing = of(
  signing({
    to,
    client: 'Aurora Tecnologia Ltda.',
    document: 'Termo de adesão',
    link: `${SITE}/RealizarAssinaturas/exemplo`,
  }),
);
const decided = { email: to.email, type: 'Pessoa Física', mayEnter: true, link: `${SITE}/` };
export const Approved = of(decision({ ...decided, decision: 'approved' }));
export const Returned = of(decision({ ...decided, decision: 'returned' }));
export const Refused = of(decision({ ...decided, decision: 'refused' }));
export const ErasureAsked = of(erasureAsked({ to, day, link: `${SITE}/Seguranca/MeusDados` }));
export const ErasureWithdrawn = of(erasureWithdrawn({ to, day }));
export const ErasureRefused = of(erasureRefused({ to, day, reason: 'Há um processo em andamento.' }));
export const ErasureDone = of(erasureDone({ to, day, isSomeKept: true }));
export const OnPhone: Story = { ...Activation, name: 'No celular', globals: { viewport: { value: 'phone' } } };
export const OfOtherTenant: Story = { ...Activation, name: 'De outra instituição', globals: { tenant: 'ipe' } };
