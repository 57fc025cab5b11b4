import { useState } from 'react';
import { type Comment, newCommentId } from '../document/comments/comments';
import { DevicePick } from '../preview/DevicePick';
import type { Example } from '../preview/examples';
import { MODES } from '../preview/modes';
import { useAuthor } from '../state/author';
import type { Device, Mode } from '../state/view';
import { Button } from '../ui/Button';
import { CommentCard } from '../ui/CommentCard';
import { NewComment } from '../ui/NewComment';
import { Pick } from '../ui/Pick';
import { SharedFrame } from './SharedFrame';
import styles from './SharePage.module.css';
import type { SharedPreview, SharedTab } from './shared';
import { downloadComments, useSharedComments } from './useSharedComments';

const WHOLE_TAB = { at: '', title: 'A aba inteira' };

/** A preview that was shared: the tabs on the real engine, with comments at their fields. Nothing else can be changed. */
export function SharePage({ shared }: { shared: SharedPreview }) {
  const [tab, setTab] = useState(shared.tabs[0] as SharedTab);
  const [device, setDevice] = useState<Device>('phone');
  const [tenant, setTenant] = useState(shared.tenants[0] ?? '');
  const [mode, setMode] = useState<Mode>('new');
  const [example, setExample] = useState<Example>();
  const [at, setAt] = useState('');
  const [author, setAuthor] = useAuthor();
  const comments = useSharedComments(shared);
  const here = comments.all.filter((comment) => comment.tab === tab.tab);
  const place = tab.places.find((one) => one.at === at) ?? WHOLE_TAB;
  const said = (text: string) => ({ author: author.trim(), date: new Date().toISOString(), text });
  const openTab = (name: string) => {
    setTab(shared.tabs.find((one) => one.tab === name) ?? tab);
    setExample(undefined);
    setAt('');
  };
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>{shared.title}</h1>
        <Pick
          label="Aba"
          value={tab.tab}
          options={shared.tabs.map((one) => ({ value: one.tab, label: withCount(one, comments.all) }))}
          onChange={openTab}
        />
        <Pick
          label="Exemplo"
          value={example?.id ?? ''}
          options={[
            { value: '', label: 'Preenchido à mão' },
            ...tab.examples.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(id) => setExample(tab.examples.find((one) => one.id === id))}
        />
        <DevicePick chosen={device} onPick={setDevice} />
        <Pick label="Modo" value={mode} options={MODES} onChange={(value) => setMode(value)} />
        {shared.tenants.length > 1 && (
          <Pick
            label="Instituição"
            value={tenant}
            options={shared.tenants.map((name) => ({ value: name, label: name }))}
            onChange={setTenant}
          />
        )}
      </header>
      <main className={styles.stage}>
        <SharedFrame
          shown={{ module: tab.tab, tenant, mode, today: shared.day }}
          example={example}
          device={device}
          mark={{ ...(at !== '' && { selected: at }), label: place.title }}
          onPick={(picked) => setAt(tab.places.some((one) => one.at === picked) ? picked : '')}
        />
      </main>
      <aside className={styles.side} aria-label="Comentários">
        <h2>Comentários</h2>
        <p className={styles.hint}>
          Prévia de {shared.day.split('-').reverse().join('/')}: o que se preenche nela não é gravado. Clique em um
          campo, ou escolha-o aqui, e comente.
        </p>
        <Pick
          label="Sobre"
          lead="Sobre"
          value={place.at}
          options={[WHOLE_TAB, ...tab.places].map((one) => ({ value: one.at, label: one.title }))}
          onChange={setAt}
        />
        <NewComment
          author={author}
          onAuthor={setAuthor}
          onSend={(text) =>
            comments.add({
              ...{ id: newCommentId(), tab: tab.tab, at: place.at, title: place.title },
              ...{ ...said(text), answers: [] },
            })
          }
        />
        <ul className={styles.list}>
          {here.map((comment) => (
            <li key={comment.id}>
              <CommentCard
                comment={comment}
                about={
                  <button type="button" className={styles.link} onClick={() => setAt(comment.at)}>
                    {comment.title || tab.title}
                  </button>
                }
                onAnswer={(text) => comments.answer(comment.id, said(text))}
                {...(comments.isOwn(comment) && { onRemove: () => comments.remove(comment.id) })}
              />
            </li>
          ))}
        </ul>
        <Button
          kind="line"
          disabled={comments.all.length === 0}
          onClick={() => downloadComments(shared.id, comments.all)}
        >
          Baixar comentários
        </Button>
      </aside>
    </div>
  );
}

function withCount({ tab, title }: SharedTab, comments: readonly Comment[]): string {
  const count = comments.filter((comment) => comment.tab === tab && !comment.resolved).length;
  return count === 0 ? title : `${title} (${count})`;
}
