import { useState } from 'react';
import { Icon } from '../../engine/theme';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { changedFiles } from '../document/workspace';
import type { VersionTold } from '../impact';
import { AddDialog } from '../outline/actions/AddDialog';
import { isFile, type OutlineNode } from '../outline/nodes';
import { api } from '../state/api';
import { useTold } from '../state/useTold';
import { show, useView } from '../state/view';
import { Button } from '../ui/Button';
import { Count } from '../ui/Count';
import { ToolIcon } from '../ui/ToolIcon';
import styles from './Home.module.css';
import { HomeSide } from './HomeSide';

/** All definitions at a glance, where one starts. */
export function Home({ nodes }: { nodes: readonly OutlineNode[] }) {
  const folder = useView((view) => view.about.folder);
  const published = usePublished();
  const [isAdding, setAdding] = useState(false);
  const wizards = nodes.filter(({ kind }) => kind === 'wizard');
  const forms = nodes.filter(({ kind }) => kind === 'forms').flatMap(({ children }) => children);
  const tabs = wizards.flatMap(({ children }) => children.filter(({ kind }) => kind === 'tab'));
  return (
    <main className={styles.page} data-area="home">
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>Definições</h1>
          <p className={styles.lead}>
            {wizards.length} cadastros com {tabs.length} abas e {forms.length} formulários públicos, na pasta{' '}
            <span className="mono">{folder}</span>
            {published && `. Publicada: versão ${published.number}, ${published.said}`}
          </p>
        </div>
        <span className={styles.push} />
        <Button kind="line" onClick={() => show({ paper: { kind: 'share' } })}>
          <ToolIcon name="share" />
          Compartilhar prévia
        </Button>
        <Button kind="line" onClick={() => show({ paper: { kind: 'book' } })}>
          <ToolIcon name="book" />
          Gerar caderno
        </Button>
        <Button kind="main" onClick={() => setAdding(true)}>
          <Icon name="plus" size="sm" />
          Novo cadastro
        </Button>
      </div>
      {isAdding && <AddDialog kind="wizard" node={undefined} onClose={() => setAdding(false)} />}
      <div className={styles.columns}>
        <div className={styles.tables}>
          <Table title="Cadastros" size="Abas" nodes={wizards} sizeOf={(node) => tabsOf(node).length} />
          <Table title="Formulários públicos" size="Seções" nodes={forms} sizeOf={(node) => countOf(node, 'section')} />
          <Table
            title="Comum a todos"
            size="Itens"
            nodes={nodes.filter(isFile)}
            sizeOf={(node) => countOf(node, 'entry')}
            isBare
          />
        </div>
        <HomeSide />
      </div>
    </main>
  );
}

interface TableProps {
  title: string;
  /** Says what `sizeOf` counts. */
  size: string;
  nodes: readonly OutlineNode[];
  sizeOf(node: OutlineNode): number;
  /** Without fields and rules. */
  isBare?: boolean;
}

function Table({ title, size, nodes, sizeOf, isBare = false }: TableProps) {
  const store = useWorkspaceStore();
  const problems = useView((view) => view.problems);
  const texts = useWorkspace((workspace) => workspace.texts);
  const saved = useWorkspace((workspace) => workspace.saved);
  const changed = new Set(changedFiles({ texts, saved }));
  const open = (selection: OutlineNode['selection']) => {
    store.select(selection);
    show({ isRowWanted: true });
  };
  const countProblems = (node: OutlineNode) => {
    const files = new Set(filesOf(node));
    return problems.filter(({ file }) => files.has(file)).length;
  };
  return (
    <section className={styles.box}>
      <h2>
        {title} <Count of={nodes.length} />
      </h2>
      <table className={styles.table}>
        <colgroup>
          <col className={styles.name} />
          <col span={3} />
          <col className={styles.problems} />
          <col className={styles.draft} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Nome</th>
            <th scope="col" colSpan={isBare ? 3 : 1}>
              {size}
            </th>
            {!isBare && <th scope="col">Campos</th>}
            {!isBare && <th scope="col">Regras</th>}
            <th scope="col">Problemas</th>
            <th scope="col">Rascunho</th>
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <tr key={node.key}>
              <th scope="row">
                <button type="button" onClick={() => open(startOf(node))}>
                  {node.title}
                </button>
                <span className="mono">{node.name}</span>
              </th>
              <td colSpan={isBare ? 3 : 1}>{sizeOf(node)}</td>
              {!isBare && <td>{countOf(node, 'field') + countOf(node, 'list')}</td>}
              {!isBare && <td>{countOf(node, 'rule')}</td>}
              <td>
                <ProblemCount count={countProblems(node)} />
              </td>
              <td>{draftOf(filesOf(node).filter((file) => changed.has(file)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ProblemCount({ count }: { count: number }) {
  if (count === 0)
    return (
      <span className={styles.good}>
        <Icon name="check" size="sm" />
        nenhum
      </span>
    );
  return (
    <span className={styles.bad}>
      <Icon name="alert" size="sm" />
      {count}
    </span>
  );
}

/** The version that customers have now, where there is a database that knows it. */
function usePublished(): VersionTold | undefined {
  return useTold(askVersions)?.versions.find(({ isCurrent }) => isCurrent);
}

const askVersions = () => api.versions();

function draftOf(files: readonly string[]): string {
  const { size } = new Set(files);
  return size === 0 ? 'nenhum' : size === 1 ? '1 arquivo mudado' : `${size} arquivos mudados`;
}

const tabsOf = (node: OutlineNode): OutlineNode[] => node.children.filter(({ kind }) => kind === 'tab');

/** Where the work on a wizard begins: its first tab. */
const startOf = (node: OutlineNode) => (tabsOf(node)[0] ?? node).selection;

const countOf = (node: OutlineNode, kind: OutlineNode['kind']): number =>
  node.children.reduce((sum, child) => sum + countOf(child, kind), node.kind === kind ? 1 : 0);

const filesOf = (node: OutlineNode): string[] => [node.selection.file, ...node.children.flatMap(filesOf)];
