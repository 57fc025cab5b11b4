import { escapeHtml } from '../http/escapeHtml';
import { policyHash } from '../http/policyHash';
import type { Letter, MailBlock } from './letter';

/** Both bodies of an e-mail. */
export interface MailBodies {
  html: string;
  text: string;
}

/**
 * The one style sheet: what a mail program drops of it leaves a plain letter. No picture, no font, no other host; ink
 * in place of an accent, which is the tenant's. On a phone the letter is as wide as the screen.
 */
const STYLE = `body { margin: 0; background: #f3f4f6; color: #1c2230; font: 16px/1.5 Arial, Helvetica, sans-serif; }
.letter { width: 100%; max-width: 560px; text-align: left; }
.sender { font-size: 14px; font-weight: bold; color: #4a5263; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; }
.copy { font: bold 24px/1.3 Consolas, Menlo, monospace; letter-spacing: 3px; word-break: break-all; }
.go { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #1c2230; color: #ffffff; text-decoration: none; font-weight: bold; }
.address { font-size: 13px; color: #4a5263; }
.address span { word-break: break-all; }
.foot { font-size: 13px; color: #4a5263; }`;

/** What a content security policy must allow to show an e-mail: its own style sheet, by its hash. */
export const STYLE_HASH = policyHash(STYLE);

const IGNORE = 'Se você não fez esta solicitação, ignore esta mensagem.';

/** Writes a letter of this company as HTML and as text. */
export function layOut(
  { subject, to, blocks, ifNotYou = IGNORE }: Pick<Letter, 'subject' | 'to' | 'blocks' | 'ifNotYou'>,
  company: string,
): MailBodies {
  const greeting = to.name ? `Olá, ${to.name}!` : 'Olá!';
  const foot = `Mensagem automática de ${company}; não é preciso responder. ${ifNotYou}`.trim();
  return {
    text: `${[company, subject, greeting, ...blocks.map(toText), foot].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base target="_blank">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f3f4f6"><tr><td align="center">
<table role="presentation" class="letter" width="560" cellpadding="24" cellspacing="0" bgcolor="#ffffff"><tr><td>
<p class="sender">${escapeHtml(company)}</p>
<h1>${escapeHtml(subject)}</h1>
<p>${escapeHtml(greeting)}</p>
${blocks.map(toHtml).join('\n')}
<hr>
<p class="foot">${escapeHtml(foot)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
  };
}

function toText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  return 'copy' in block ? `    ${block.copy}` : `${block.label}: ${block.link}`;
}

function toHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`;
  if ('copy' in block) return `<p class="copy">${escapeHtml(block.copy)}</p>`;
  const link = escapeHtml(block.link);
  return `<p><a class="go" href="${link}" rel="noopener noreferrer">${escapeHtml(block.label)}</a></p>
<p class="address">Se o botão não abrir, copie este endereço no navegador: <span>${link}</span></p>`;
}
