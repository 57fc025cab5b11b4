import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, GuidePart } from './GuidePage';
import css from './guide.module.css';
import { addressOf, mainScreens, rooms } from './rooms';

/** What the toolbar above the story changes. */
const tools = [
  ['Tenant', 'A instituição cujas cores, raios, nome e logotipo a página veste. Cada pasta de tenants/ é uma.'],
  ['Theme', 'Claro ou escuro, como o sistema do cliente pede ou como ele escolhe.'],
  ['Mode', 'Cadastro novo, alteração ou renovação: vale onde a história mostra um cadastro e não diz o seu.'],
  ['Viewport', 'A largura: 1280, 768, 375 e 320 px.'],
  ['Text spacing', 'O espaço entre linhas, letras e palavras que o critério 1.4.12 da WCAG manda suportar.'],
  [
    'Forced colours',
    'As cores do sistema no lugar das nossas, até onde uma página consegue imitar. A prova está nas ferramentas do navegador, em “Emulate CSS forced-colors”.',
  ],
  [
    'CPU',
    'A página ocupa o processador depois de cada tarefa, como se ele fosse 4 ou 6 vezes mais lento. O que o navegador faz por fora continua rápido; medida é npm run felt.',
  ],
  ['Configurações', 'O painel com cada configuração de schemas/settings.json. A história recomeça com a mudança.'],
  ['Accessibility', 'O que o axe encontra nesta história. Uma violação reprova o teste da história.'],
  ['Por quê', 'Alt e clique em um campo de uma aba: as regras que o mostram, travam ou exigem.'],
];

function Start() {
  return (
    <GuidePage
      title="Ficha, peça por peça"
      lead="O que os clientes veem, em todos os estados, sem servidor. Cada história é também um teste: o axe não encontra violação, e nada falha que ela não queira mostrar."
    >
      <GuidePart title="Onde está cada coisa">
        <div className={css.cards}>
          {rooms.map((room) => (
            <a key={room.name} className={css.card} href={addressOf(room)} target="_top">
              <h3>{room.name}</h3>
              <p>{room.has}</p>
            </a>
          ))}
        </div>
      </GuidePart>
      <GuidePart title="As telas principais" lead="A largura e o tema se escolhem na barra de cima.">
        <ol className={css.cards}>
          {mainScreens.map((screen) => (
            <li key={screen.name}>
              <a href={addressOf(screen)} target="_top">
                {screen.name}
              </a>
            </li>
          ))}
        </ol>
      </GuidePart>
      <GuidePart title="A barra de cima e os painéis">
        <dl className={css.cards}>
          {tools.map(([name, does]) => (
            <div key={name} className={css.card}>
              <dt>
                <b>{name}</b>
              </dt>
              <dd>
                <p>{does}</p>
              </dd>
            </div>
          ))}
        </dl>
      </GuidePart>
      <GuidePart
        title="Uma tela é uma definição"
        lead={
          <>
            Abas, seções, campos, regras e textos estão em <code>schemas/</code>, em JSON; o motor os desenha com estes
            widgets. Quem muda uma cor, um espaço ou um raio muda <code>contract/theme/tokens.json</code>; quem veste
            outra instituição cria uma pasta em <code>tenants/</code>. Nenhuma folha de estilo escreve um valor por
            conta própria: <code>npm run lint</code> confere.
          </>
        }
      >
        <p className={css.note}>Os nomes são os do código, em inglês; os textos das telas, em português.</p>
      </GuidePart>
    </GuidePage>
  );
}

export default { title: 'Comece aqui', component: Start } satisfies Meta<typeof Start>;

export const ComeceAqui: StoryObj = { name: 'Comece aqui' };
export const NoCelular: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } };
