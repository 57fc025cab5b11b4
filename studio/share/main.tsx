import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import '../../src/theme/base.css';
import '../theme/studio.css';
import { SharePage } from './SharePage';

const root = createRoot(document.getElementById('studio') as HTMLElement);
const { fichaPreview } = globalThis;
root.render(
  fichaPreview ? (
    <StrictMode>
      <SharePage shared={fichaPreview} />
    </StrictMode>
  ) : (
    <p role="alert">Esta pasta está incompleta: falta o arquivo previa.js.</p>
  ),
);
