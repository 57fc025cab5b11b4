import { say } from '../say';

/** What comes of rules and examples, seen once the rest is right. */
export const proved = {
  DEF_NEVER_SHOWN: {
    means: say`O campo nunca aparece: as regras que o mostram não valem com nenhum valor.`,
    fix: say`Corrija a condição, ou apague o campo ou a regra.`,
  },
  DEF_NEVER_HOLDS: {
    means: say`A condição de uma regra não vale com nenhum valor.`,
    fix: say`Corrija a condição, ou apague a regra.`,
  },
  DEF_NEVER_CHOSEN: {
    means: say`Uma opção não pode ser escolhida: com ela as regras ocultam ou calculam o próprio campo.`,
    fix: say`Corrija as regras do campo, ou apague a opção.`,
  },
  DEF_TWO_EQUATIONS: {
    means: say`Duas equações ("compute") do mesmo campo valem ao mesmo tempo, com os valores mostrados.`,
    fix: say`Escreva condições que se excluem.`,
  },
  DEF_TWO_VALUES: {
    means: say`Duas regras do mesmo acontecimento escrevem valores diferentes no mesmo campo, com os valores mostrados.`,
    fix: say`Escreva condições que se excluem, ou um só valor.`,
  },
  DEF_DEAD_END: {
    means: say`Um campo fica obrigatório, vazio e travado ao mesmo tempo, com os valores mostrados: ninguém poderia avançar.`,
    fix: say`Trave o campo só quando preenchido, ou não o exija nesse caso.`,
  },
  DEF_ENDLESS_ERROR: {
    means: say`Um erro, com os valores mostrados, não termina com nenhuma mudança que o cliente possa fazer.`,
    fix: say`Ponha na condição um campo que o cliente possa mudar.`,
  },
  DEF_REQUIRE_NEVER_ACTS: {
    means: say`Uma exigência ("require") nunca age: em todos os seus casos o campo está oculto, calculado, ou travado e vazio.`,
    fix: say`Corrija a condição, ou tire o campo de "require".`,
  },
  DEF_WRONG_EXAMPLE: {
    means: say`Um exemplo não se comporta como diz.`,
    fix: say`Corrija o exemplo, ou a definição que ele contradiz.`,
  },
} as const;
