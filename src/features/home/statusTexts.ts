/** What the portal says about each status of a registration. */
export const statusTexts: Record<number, { title: string; text: string }> = {
  1: {
    title: 'Em aprovação',
    text: 'Seu cadastro foi enviado e está em análise. Em até 48h úteis você receberá novidades no e-mail informado.',
  },
  2: {
    title: 'Aprovado',
    text: 'Seu cadastro está aprovado. Você pode revisar e atualizar os seus dados quando precisar.',
  },
  3: { title: 'Vencido', text: 'Seu cadastro está vencido. Atualize os seus dados para continuar operando.' },
  4: {
    title: 'Em revisão',
    text: 'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
  },
  5: { title: 'Inativo', text: 'Seu cadastro está inativo. Entre em contato com o suporte.' },
};
