import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { surveyJson } from '../forms/peers/surveyJson';
import { askedForm, place } from '../pages/openForm';
import 'survey-core/survey-core.css';
import '../pages/bar.css';

const survey = new Model(surveyJson(askedForm()));

/** SurveyJS as it comes: its own look and navigation; a value is taken when its field is left. */
createRoot(place()).render(
  <>
    <button id="validate" type="button" onClick={() => survey.tryComplete()}>
      Validate
    </button>
    <Survey model={survey} />
  </>,
);
