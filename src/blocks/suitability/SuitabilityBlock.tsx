import { useEffect, useSyncExternalStore } from 'react';
import { type BlockProps, useFieldView, useForm } from '../../../engine/block';
import { Button } from '../../../engine/theme';
import { toCustomerType } from '../../api/accountTypes';
import { Alert } from '../../ui/Alert';
import { LearnMore } from './LearnMore';
import type { SuitabilityModel } from './model';
import { QuestionnaireModal } from './QuestionnaireModal';
import css from './SuitabilityBlock.module.css';

/** The head of the products: the investor profile of the client, and the way to the questionnaire. */
export function SuitabilityBlock({ options, form, model }: BlockProps) {
  const suitability = model as SuitabilityModel;
  const { context } = useForm();
  const { isHidden, hasFailed } = useSyncExternalStore(suitability.subscribe, suitability.getState);
  useFieldView(form, `/${options.binds?.profile}`);
  useFieldView(form, `/${options.binds?.previewProfile}`);
  const { questions } = useSyncExternalStore(suitability.questionnaire.subscribe, suitability.questionnaire.getState);
  useEffect(() => {
    if (isHidden) return;
    suitability.questionnaire.resume();
    void suitability.questionnaire.load();
  }, [isHidden, suitability]);

  if (isHidden) return null;
  if (hasFailed) {
    return (
      <Alert
        kind="error"
        role="alert"
        title="O seu perfil não carregou"
        action={
          <Button compact icon="refresh" onClick={() => void suitability.load()}>
            Tentar novamente
          </Button>
        }
      >
        Confira a sua conexão.
      </Alert>
    );
  }
  const profile = suitability.profile();
  const clientType = toCustomerType(context().user.TipoCliente);
  const open = () => {
    suitability.questionnaire.open();
    void suitability.questionnaire.load();
  };
  return (
    <>
      <div className={css.panel}>
        <div className={css.words}>
          <p className={css.title}>Descubra agora seu perfil investidor</p>
          <p className={css.result} role="status">
            {profile !== undefined && `Resultado: ${profile}`}
          </p>
          {profile === undefined && questions && questions.length > 0 && (
            <p className={css.note}>{lengthOf(questions.length)}</p>
          )}
          {questions?.length === 0 && <p className={css.note}>Não há questionário para o seu tipo de cadastro.</p>}
          {clientType && <LearnMore clientType={clientType} />}
        </div>
        {questions?.length !== 0 && (
          <Button onClick={open}>{profile === undefined ? 'Preencher questionário' : 'Refazer questionário'}</Button>
        )}
      </div>
      <QuestionnaireModal questionnaire={suitability.questionnaire} />
    </>
  );
}

/** About how many questions can be answered in a minute. */
const QUESTIONS_A_MINUTE = 3;

function lengthOf(count: number): string {
  const minutes = Math.ceil(count / QUESTIONS_A_MINUTE);
  const questions = count === 1 ? 'É 1 pergunta' : `São ${count} perguntas, uma por vez`;
  return `${questions}. Leva cerca de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;
}
