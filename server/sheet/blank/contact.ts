import type { Json } from '../../../engine/core';

/** How an institution is reached, and where a form on paper goes, in lines; what it has not said is left out. */
export function contactLines(settings: Readonly<Record<string, Json>>): string[] {
  const text = (name: string) => String(settings[name] ?? '').trim();
  const [phone, hours, email, address] = [
    text('telefoneAtendimento'),
    text('horarioAtendimento'),
    text('emailAtendimento'),
    text('enderecoAtendimento'),
  ];
  return [
    ...(phone ? [`Ajuda por telefone: ${phone}${hours ? ` (${hours})` : ''}`] : []),
    ...(email ? [`Ajuda por e-mail: ${email}`] : []),
    address
      ? `Entregue ou envie preenchido, com cópias dos documentos, para: ${address}`
      : 'Entregue preenchido, com cópias dos documentos, a quem atende você na instituição.',
  ];
}
