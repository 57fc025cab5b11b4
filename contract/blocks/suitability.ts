import type { PortalBlock } from './types';

/** The questionnaire of the investor profile. */
export const suitability = {
  title: 'Questionário de perfil',
  registration: true,
  options: {
    save: { type: 'string', values: ['conclude', 'now'] },
    hideIn: { type: 'array', items: { type: 'string', values: ['new', 'edit', 'renewal'] } },
  },
  binds: { profile: { required: true }, answers: {}, preview: {}, previewProfile: {} },
  fields: {
    profile: { title: 'Perfil do investidor' },
    answers: { title: 'Respostas do questionário' },
    preview: { title: 'Perfil ainda não gravado' },
    previewProfile: { title: 'Nome do perfil ainda não gravado' },
  },
  vocabulary: {
    description:
      'O perfil do investidor e o questionário. Liga "profile" (o que a API tem), "answers" (gravadas com a parte delas) e, do resultado ainda não gravado, "preview" (o Id) e "previewProfile".',
    properties: {
      save: {
        title: 'Quando grava',
        description:
          'Com a gravação da parte (`conclude`), ou logo que o questionário termina (`now`). Fora de um cadastro novo é sempre na hora.',
        examples: ['conclude'],
      },
      hideIn: {
        title: 'Oculto em',
        description:
          'Os modos em que o questionário não aparece: cadastro novo (`new`), edição (`edit`), renovação (`renewal`).',
        examples: [['edit', 'renewal']],
      },
    },
  },
  codes: {
    save: {
      conclude: 'Com a gravação da parte',
      now: 'Logo que termina',
    },
    hideIn: {
      new: 'Cadastro novo',
      edit: 'Edição',
      renewal: 'Renovação',
    },
  },
} satisfies PortalBlock;
