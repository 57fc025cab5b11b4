import { say } from '../say';

/** What is wrong with a file, whatever it says. */
export const files = {
  DEF_BROKEN_JSON: {
    means: say`O arquivo não é JSON.`,
    fix: say`Corrija a pontuação no lugar indicado: vírgulas, aspas, chaves e colchetes.`,
  },
  DEF_DUPLICATE_KEY: {
    means: say`Um objeto tem a mesma chave duas vezes; só a última valeria.`,
    fix: say`Apague ou renomeie uma delas.`,
  },
  DEF_MISSING_FILE: {
    means: say`Falta um arquivo ou uma pasta.`,
    fix: say`Crie o arquivo (de uma aba com "shared", em schemas/shared/), ou tire o nome dele de wizard.json.`,
  },
  DEF_WRONG_ID: {
    means: say`O "id" difere do nome do arquivo ou da pasta.`,
    fix: say`Use o mesmo nome nos dois lugares.`,
  },
  DEF_UNKNOWN_KEY: {
    means: say`A chave não existe no vocabulário.`,
    fix: say`Corrija o nome; o editor mostra as chaves aceitas.`,
  },
  DEF_UNKNOWN_KEYWORD: {
    means: say`A palavra-chave não existe em um campo ou em uma condição.`,
    fix: say`Corrija o nome. Condições entre campos se escrevem em "rules", nunca com if, allOf, anyOf ou dependencies.`,
  },
  DEF_MISSING_KEY: {
    means: say`Falta uma chave obrigatória.`,
    fix: say`Acrescente a chave.`,
  },
  DEF_WRONG_VALUE: {
    means: say`O valor não é do tipo ou da forma esperada.`,
    fix: say`Escreva um valor como o descrito na mensagem.`,
  },
  DEF_DUPLICATE_ID: {
    means: say`Dois itens têm o mesmo nome.`,
    fix: say`Renomeie um deles.`,
  },
  DEF_NOT_COMPILED: {
    means: say`A aba não pôde ser compilada.`,
    fix: say`Corrija o lugar que a mensagem mostra; se não bastar, avise quem desenvolve o portal.`,
  },
} as const;
