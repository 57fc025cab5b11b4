import type { PortalBlock } from './types';

/** The products of the institution, with their terms. */
export const products = {
  title: 'Produtos',
  registration: true,
  options: {
    terms: { type: 'setting' },
    pending: { type: 'setting' },
    onlyInEdit: { type: 'setting' },
  },
  binds: {
    profile: { required: true, reads: true },
    preview: { reads: true },
    waiver: { reads: true },
    cancelled: {},
  },
  fields: {
    profile: { title: 'Perfil do investidor' },
    preview: { title: 'Perfil ainda não gravado' },
    waiver: { title: 'Motivo da dispensa' },
    cancelled: { title: 'O que o cliente cancelou' },
  },
  vocabulary: {
    description:
      'Tabela dos produtos, com os termos e a adesão. Lê "profile", "preview" (do questionário) e "waiver" (o motivo da dispensa); "cancelled" diz que o cliente desistiu do que aceitou.',
    properties: {
      terms: {
        title: 'Termos',
        description: 'A configuração que mostra as ações de termos; sem ela, sempre.',
        examples: ['$settings/termosProdutos'],
      },
      pending: {
        title: 'Pendente de assinatura',
        description: 'A configuração que mostra quando um produto do cliente espera a assinatura; sem ela, nunca.',
        examples: ['$settings/produtoPendente'],
      },
      onlyInEdit: {
        title: 'Só na edição',
        description: 'A configuração que só lista produtos na edição; sem ela, também no cadastro novo.',
        examples: ['$settings/produtosSomenteEdicao'],
      },
    },
  },
} satisfies PortalBlock;
