import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.mjs?url';
import { useEffect, useRef, useState } from 'react';

GlobalWorkerOptions.workerSrc = worker;

const SCALE = 1.5;

type Sheet = Awaited<ReturnType<typeof getDocument>['promise']>;

/** The pages of a PDF, drawn as a reader of PDFs shows them. */
export function SheetPages({ address, title }: { address: string; title: string }) {
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    const task = getDocument(address);
    task.promise.then(setSheet, () => undefined);
    return () => void task.destroy();
  }, [address]);
  return (
    <main style={{ display: 'grid', gap: 'var(--s-4)', maxInlineSize: '56rem', marginInline: 'auto' }}>
      <h1 style={{ font: 'var(--t-section)' }}>{title}</h1>
      {Array.from({ length: sheet?.numPages ?? 0 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <SheetPage key={index} sheet={sheet as Sheet} number={index + 1} />
      ))}
    </main>
  );
}

function SheetPage({ sheet, number }: { sheet: Sheet; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    void sheet.getPage(number).then(async (page) => {
      const viewport = page.getViewport({ scale: SCALE });
      if (isGone || !canvas.current) return;
      Object.assign(canvas.current, { width: viewport.width, height: viewport.height });
      await page.render({ canvas: canvas.current, viewport }).promise;
      setDrawn(true);
    });
    return () => {
      isGone = true;
    };
  }, [sheet, number]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={isDrawn ? `Página ${number}` : undefined}
      aria-hidden={!isDrawn}
      style={{ inlineSize: '100%', border: '1px solid var(--line)' }}
    />
  );
}
