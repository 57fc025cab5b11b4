import { Route, Routes, useParams } from 'react-router-dom';
import { lazyBlock } from '../blocks/lazyBlock';
import { ConfirmationPage } from '../features/confirmation/ConfirmationPage';
import { RecoveryPage } from '../features/recovery/RecoveryPage';
import { DocumentsPage } from '../features/signing/DocumentsPage';
import { SigningPage } from '../features/signing/SigningPage';
import { FinishPage } from '../features/signUp/FinishPage';
import { SignUpPage } from '../features/signUp/SignUpPage';

const Accessibility = lazyBlock(
  async () => (await import('../features/accessibility/AccessibilityPage')).AccessibilityPage,
);
const Receipt = lazyBlock(async () => (await import('../features/receipt/ReceiptPage')).ReceiptPage);

/** The pages in front of the login, but for the login itself; with a session or without. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path="/RecuperarSenha" element={<RecoveryPage />} />
      <Route path="/CadastroInicio" element={<SignUpPage />} />
      <Route path="/CadastroFinalizacao" element={<FinishPage />} />
      <Route path="/Recibo" element={<Receipt />} />
      <Route path="/acessibilidade" element={<Accessibility />} />
      <Route path="/ConfirmarConta/:id" element={<ConfirmationPage />} />
      <Route path="/RealizarAssinaturaDeclaracao/:id" element={<Signing />} />
      <Route path="/RealizarAssinaturas/:id" element={<DocumentsPage />} />
    </Routes>
  );
}

/** Each document is a page of its own: what was ticked for one says nothing of the next. */
function Signing() {
  const { id } = useParams();
  return <SigningPage key={id} />;
}
