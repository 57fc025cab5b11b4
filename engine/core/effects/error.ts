import type { DoneBy, Told } from './types';

const text = (title: string, description: string, ...examples: string[]) => ({
  title,
  description,
  type: 'string',
  examples,
});

/** What makes a tab invalid while a rule holds, told at a field. The core reports it where it validates. */
export const doneBy: DoneBy = 'validation';

export const told: Told = {
  error: {
    of: ['state'],
    says: 'error',
    isEffect: true,
    words: { 'pt-BR': { line: 'Recusa' } },
    vocabulary: {
      title: 'Erro',
      description: 'A aba é inválida enquanto a regra vale, com o aviso em um campo.',
      type: 'object',
      required: ['at'],
      additionalProperties: false,
      properties: {
        at: text('Campo', 'O campo que mostra o erro.', 'OutroEmail'),
        kind: text('Tipo da mensagem', 'Usa os textos deste tipo.', 'missing'),
        inline: text('Texto sob o campo', 'Aparece junto ao campo.', 'Os e-mails são iguais.'),
        title: text('Título do aviso', 'Título da janela de aviso.', 'Oops...'),
        text: text('Texto do aviso', 'Texto da janela de aviso.', 'O segundo e-mail não pode ser igual ao primeiro.'),
        say: text('Texto da resposta', 'Substitui a mensagem do servidor.', '{descricao}'),
        yes: text('Botão de sim', 'Texto do botão que confirma.', 'Entendi'),
        no: text('Botão de não', 'Texto do botão que desiste.', 'Cancelar'),
      },
      examples: [{ at: 'OutroEmail', text: 'O segundo e-mail não pode ser igual ao primeiro.' }],
    },
  },
};
