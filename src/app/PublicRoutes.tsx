import { Route, Routes } from 'react-router-dom';
import { ConfirmationPage } from '../features/confirmation/ConfirmationPage';
import { RecoveryPage } from '../features/recovery/RecoveryPage';
import { SigningPage } from '../features/signing/SigningPage';
import { FinishPage } from '../features/signUp/FinishPage';
import { SignUpPage } from '../features/signUp/SignUpPage';

/** The pages in front of the login, but for the login itself; with a session or without. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path="/RecuperarSenha" element={<RecoveryPage />} />
      <Route path="/CadastroInicio" element={<SignUpPage />} />
      <Route path="/CadastroFinalizacao" element={<FinishPage />} />
      <Route path="/ConfirmarConta/:id" element={<ConfirmationPage />} />
      <Route path="/RealizarAssinaturaDeclaracao/:id" element={<SigningPage />} />
    </Routes>
  );
}
