import { say } from '../say';

/** What is wrong with a field, and with where it is shown. */
export const fields = {
  DEF_MISSING_TYPE: {
    means: say`Um campo não diz o seu tipo.`,
    fix: say`Acrescente "type", ou um "$ref" para um campo comum que o tem.`,
  },
  DEF_WRONG_TYPE: {
    means: say`O valor não é do tipo do campo, ou não está entre as opções dele.`,
    fix: say`Escreva o código como a API o conhece (2 e "2" são diferentes).`,
  },
  DEF_WRONG_DEFAULT: {
    means: say`O valor inicial não está entre as opções, ou não vale no formato do campo.`,
    fix: say`Use uma das opções, ou um valor como a API o guarda.`,
  },
  DEF_WRONG_KEYWORD: {
    means: say`A palavra-chave não vale em um campo ou em uma configuração deste tipo, ou pede outra que falta.`,
    fix: say`Tire-a, ou corrija "type".`,
  },
  DEF_WRONG_WIDGET: {
    means: say`O controle ("ui:widget") não serve para o campo.`,
    fix: say`Escolha um controle para o tipo, o formato e as opções do campo, ou tire "ui:widget".`,
  },
  DEF_WRONG_BOUNDS: {
    means: say`O limite de baixo está acima do de cima: nenhum valor serviria.`,
    fix: say`Corrija um dos dois limites.`,
  },
  DEF_MISSING_TREATMENT: {
    means: say`Um campo não diz para que o dado é tratado, e nada em volta dele diz.`,
    fix: say`Acrescente "treatment" ao campo, à seção, à aba ou ao formulário.`,
  },
  DEF_REPEATED_FIELD: {
    means: say`O campo aparece duas vezes na tela.`,
    fix: say`Deixe-o em um só lugar.`,
  },
  DEF_UNUSED_FIELD: {
    means: say`Nenhuma seção, lista ou formulário mostra o campo, e nada o calcula.`,
    fix: say`Coloque-o em uma seção, calcule-o em uma regra, marque-o "readOnly", ou apague-o.`,
  },
  DEF_LIST_WITHOUT_COLLECTION: {
    means: say`Uma lista aparece em uma seção, mas "collections" não diz como.`,
    fix: say`Descreva a lista em "collections".`,
  },
  DEF_REQUIRED_HIDDEN: {
    means: say`Um campo que uma regra pode ocultar está em "required".`,
    fix: say`Tire-o de "required" e exija-o com "require" na regra.`,
  },
  DEF_REQUIRED_UNSHOWN: {
    means: say`Um campo obrigatório não aparece na tela: ninguém poderia preenchê-lo.`,
    fix: say`Mostre o campo, ou tire-o de "required" ou "require".`,
  },
  DEF_REQUIRED_LOCAL: {
    means: say`Um campo que existe só na tela, e começa vazio a cada visita, é sempre obrigatório.`,
    fix: say`Tire-o de "required", exija-o com "require" em uma regra, ou dê a "local" um valor.`,
  },
} as const;
