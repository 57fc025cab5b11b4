import { say } from '../say';

/** What is wrong with titles, messages and other texts. */
export const texts = {
  DEF_MISSING_TITLE: {
    means: say`Um campo que aparece não tem rótulo.`,
    fix: say`Acrescente "title".`,
  },
  DEF_UNKNOWN_MESSAGE: {
    means: say`O tipo de mensagem não existe: o texto nunca apareceria.`,
    fix: say`Corrija o nome do tipo, ou do formato depois do ponto.`,
  },
  DEF_UNUSED_MESSAGE: {
    means: say`Uma mensagem é de uma palavra-chave ou de um formato que o campo não tem: ela nunca apareceria.`,
    fix: say`Corrija o nome da mensagem, ou apague-a.`,
  },
  DEF_UNKNOWN_TEXT: {
    means: say`Nenhuma tela lê o texto: ele nunca apareceria.`,
    fix: say`Corrija o nome, ou apague o texto.`,
  },
  DEF_MISSING_TEXT: {
    means: say`Falta um texto que as telas leem.`,
    fix: say`Acrescente-o em "texts" de shared.json, ou de wizard.json quando só vale em um formulário.`,
  },
  DEF_UNKNOWN_PARAMETER: {
    means: say`Um nome entre chaves não é preenchido, ou um argumento, parâmetro ou nome ("names") não é usado.`,
    fix: say`Use os mesmos nomes na chamada e em "with", os parâmetros do validador, ou um campo que existe.`,
  },
} as const;
