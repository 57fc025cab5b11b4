/** What comes of rules and examples, seen once the rest is right. */
export const proved = {
  DEF_NEVER_SHOWN: {
    means: 'O campo nunca aparece: as regras que o mostram não valem com nenhum valor.',
    fix: 'Corrija a condição, ou apague o campo ou a regra.',
  },
  DEF_NEVER_HOLDS: {
    means: 'A condição de uma regra não vale com nenhum valor.',
    fix: 'Corrija a condição, ou apague a regra.',
  },
  DEF_NEVER_CHOSEN: {
    means: 'Uma opção não pode ser escolhida: com ela as regras ocultam ou calculam o próprio campo.',
    fix: 'Corrija as regras do campo, ou apague a opção.',
  },
  DEF_TWO_EQUATIONS: {
    means: 'Duas equações ("compute") do mesmo campo valem ao mesmo tempo, com os valores mostrados.',
    fix: 'Escreva condições que se excluem.',
  },
  DEF_TWO_VALUES: {
    means: 'Duas regras do mesmo acontecimento escrevem valores diferentes no mesmo campo, com os valores mostrados.',
    fix: 'Escreva condições que se excluem, ou um só valor.',
  },
  DEF_DEAD_END: {
    means:
      'Um campo fica obrigatório, vazio e travado ao mesmo tempo, com os valores mostrados: ninguém poderia avançar.',
    fix: 'Trave o campo só quando preenchido, ou não o exija nesse caso.',
  },
  DEF_ENDLESS_ERROR: {
    means: 'Um erro, com os valores mostrados, não termina com nenhuma mudança que o cliente possa fazer.',
    fix: 'Ponha na condição um campo que o cliente possa mudar.',
  },
  DEF_REQUIRE_NEVER_ACTS: {
    means:
      'Uma exigência ("require") nunca age: em todos os seus casos o campo está oculto, calculado, ou travado e vazio.',
    fix: 'Corrija a condição, ou tire o campo de "require".',
  },
  DEF_WRONG_EXAMPLE: {
    means: 'Um exemplo não se comporta como diz.',
    fix: 'Corrija o exemplo, ou a definição que ele contradiz.',
  },
} as const;
