import { TIME_ZONE } from '../../contract/calendar';
import { escapeHtml } from '../http/escapeHtml';

/** An e-mail as the outbox shows it. */
export interface OutboxMail {
  id: string;
  recipient: string;
  sender: string;
  subject: string;
  text: string | null;
  createdAt: Date;
}

export const STYLE_SHEET = `body { margin: 0 auto; padding: 24px 16px; max-width: 960px; color: #1c2230; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; text-align: left; }
th, td { padding: 10px 8px; border-bottom: 1px solid #d5d9e0; vertical-align: top; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { padding: 16px; background: #f3f4f6; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace; }
iframe { width: 100%; height: 720px; border: 1px solid #d5d9e0; }
a { color: #14532d; }
:focus-visible { outline: 3px solid #14532d; outline-offset: 2px; }
@media (max-width: 700px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { padding: 12px 0; border-bottom: 1px solid #d5d9e0; }
  td { padding: 0; border: 0; }
}
`;

const WHEN = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});

/** The e-mails, the newest one first. */
export function outboxPage(mails: OutboxMail[]): string {
  const rows = mails.map(
    ({ id, recipient, subject, createdAt }) =>
      `<tr><td>${WHEN.format(createdAt)}</td><td>${escapeHtml(recipient)}</td><td><a href="/outbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const list =
    rows.length > 0
      ? `<table><thead><tr><th scope="col">Quando</th><th scope="col">Para</th><th scope="col">Assunto</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
      : '<p>Nenhum e-mail foi enviado ainda.</p>';
  return page(
    'Caixa de saída',
    `<p>Os e-mails da demonstração ficam nesta página e não são enviados a ninguém.</p>
<p><a href="/outbox">Atualizar</a></p>
${list}`,
  );
}

/** One e-mail: its text, and how a mail program shows it, in a frame that may run and load nothing. */
export function mailPage({ id, recipient, sender, subject, text, createdAt }: OutboxMail): string {
  return page(
    subject,
    `<p><a href="/outbox">Caixa de saída</a></p>
<dl><dt>De</dt><dd>${escapeHtml(sender)}</dd><dt>Para</dt><dd>${escapeHtml(recipient)}</dd><dt>Quando</dt><dd>${WHEN.format(createdAt)}</dd></dl>
<h2>Mensagem</h2>
<iframe title="Mensagem em HTML" src="/outbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>
<h2>Somente texto</h2>
<pre>${escapeHtml(text ?? '')}</pre>`,
  );
}

/** A page of the demo under its title. */
export function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/outbox/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;
}
