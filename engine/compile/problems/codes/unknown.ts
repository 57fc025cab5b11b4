import { say } from '../say';

/** Names of things that are nowhere, and shared things that nobody names. */
export const unknown = {
  DEF_UNKNOWN_TAB: {
    means: say`A aba não existe, ou o arquivo dela não está em wizard.json.`,
    fix: say`Corrija o nome, ou acrescente a aba.`,
  },
  DEF_UNKNOWN_FIELD: {
    means: say`O campo não existe onde é procurado.`,
    fix: say`Corrija o nome. Em regras de uma lista os nomes são os da linha; /Campo começa na raiz da aba.`,
  },
  DEF_UNKNOWN_SECTION: {
    means: say`A seção ou o texto (#nome) não existe na aba.`,
    fix: say`Corrija o nome.`,
  },
  DEF_UNKNOWN_SETTING: {
    means: say`A configuração não está em settings.json.`,
    fix: say`Corrija o nome, ou declare a configuração.`,
  },
  DEF_UNKNOWN_REFERENCE: {
    means: say`A referência ($…) não existe ou não vale neste lugar.`,
    fix: say`Use $settings/x, $user/X, $mode, $tabs/aba/Campo, $option/Campo/Propriedade, ou, em linhas, $index e $others.`,
  },
  DEF_UNKNOWN_FORMAT: {
    means: say`O formato não existe.`,
    fix: say`Corrija o nome.`,
  },
  DEF_UNKNOWN_LANGUAGE: {
    means: say`O idioma não existe.`,
    fix: say`Use a marca do idioma, com o país se for preciso: "pt-BR", "en".`,
  },
  DEF_UNKNOWN_REASON: {
    means: say`O formato nunca dá este motivo.`,
    fix: say`Corrija o nome do motivo.`,
  },
  DEF_UNKNOWN_WIDGET: {
    means: say`O controle ("ui:widget") não existe.`,
    fix: say`Corrija o nome.`,
  },
  DEF_UNKNOWN_BLOCK: {
    means: say`O bloco não existe.`,
    fix: say`Corrija o nome.`,
  },
  DEF_UNKNOWN_VALIDATOR: {
    means: say`O validador ("check") não existe, ou só o seu nome foi dado e há exemplos que o pedem.`,
    fix: say`Corrija o nome, ou dê o validador a quem compila.`,
  },
  DEF_UNKNOWN_LOOKUP: {
    means: say`A consulta não está em "lookups" de shared.json.`,
    fix: say`Corrija o nome, ou declare a consulta.`,
  },
  DEF_UNKNOWN_ASK: {
    means: say`A pergunta não está em "asks" de shared.json.`,
    fix: say`Corrija o nome, ou declare a pergunta.`,
  },
  DEF_UNKNOWN_PART: {
    means: say`A parte não está em "parts" de shared.json.`,
    fix: say`Corrija o nome, ou declare a parte.`,
  },
  DEF_UNKNOWN_RULE: {
    means: say`A regra não está em "rules" de shared.json.`,
    fix: say`Corrija o nome, ou declare a regra.`,
  },
  DEF_UNKNOWN_TREATMENT: {
    means: say`O tratamento de dados não está em "treatments" de shared.json.`,
    fix: say`Corrija o nome, ou declare o tratamento.`,
  },
  DEF_UNKNOWN_TYPE: {
    means: say`O tipo de cliente não está em types.json: ninguém poderia ter uma conta dele.`,
    fix: say`Corrija o número em "type", ou declare o tipo em types.json.`,
  },
  DEF_WRONG_REF: {
    means: say`O "$ref" não aponta para um campo de shared.json.`,
    fix: say`Escreva "../shared.json#/$defs/nome".`,
  },
  DEF_UNUSED_SHARED: {
    means: say`Ninguém usa a regra, a parte ou o tratamento de shared.json.`,
    fix: say`Use-a pelo nome onde ela vale, ou apague-a.`,
  },
} as const;
