import type { EndpointHandler } from '../call.ts';
import { deleteCampaignWithTests } from '../stores/prompt-tests.ts';
import { readAspectQuotes } from '../usecases/aspect-quotes.ts';
import { makeAdvice, readAdvice, setAdvice, takeFinding } from '../usecases/brand-advice.ts';
import {
  createCampaign,
  readCampaigns,
  setSchedule,
  updateCampaign,
} from '../usecases/brand-campaigns.ts';
import { readOverview, readSources, setSourceKind } from '../usecases/brand-figures.ts';
import {
  listAnswers,
  listTests,
  readAnswer,
  readCompetitors,
  readEarlierAnswer,
} from '../usecases/brand-results.ts';
import { testPrompt, testPromptOnAll } from '../usecases/brand-tests.ts';
import { suggestCampaign } from '../usecases/suggest-campaign.ts';
import { readQuestionRun } from '../usecases/question-run.ts';

export const brandChecker: EndpointHandler<'brand-checker'> = {
  run: async ({ input, member: { uid }, now }) => {
    const { action } = input;
    switch (action) {
      case 'campaigns':
        return { action, ...(await readCampaigns(uid, now)) };
      case 'create-campaign':
        return { action, campaign: await createCampaign(uid, input, now) };
      case 'update-campaign':
        return { action, campaign: await updateCampaign(uid, input, now) };
      case 'set-schedule':
        return { action, campaign: await setSchedule(uid, input, now) };
      case 'delete-campaign':
        await deleteCampaignWithTests(uid, input.id);
        return { action, id: input.id };
      case 'test-prompt':
        return { action, ...(await testPrompt(uid, input, now)) };
      case 'test-prompt-all':
        return { action, ...(await testPromptOnAll(uid, input, now)) };
      case 'tests':
        return { action, ...(await listTests(uid, input, now)) };
      case 'answers':
        return { action, ...(await listAnswers(uid, input)) };
      case 'answer':
        return { action, test: await readAnswer(uid, input.id) };
      case 'earlier-answer':
        return { action, test: await readEarlierAnswer(uid, input.id) };
      case 'run':
        return { action, ...(await readQuestionRun(uid, input.id, now)) };
      case 'overview':
        return { action, ...(await readOverview(uid, input.campaign_id, now)) };
      case 'sources':
        return { action, ...(await readSources(uid, input.campaign_id, now)) };
      case 'set-source-kind':
        return { action, ...(await setSourceKind(uid, input, now)) };
      case 'competitors':
        return { action, competitor_stats: await readCompetitors(uid, input.campaign_id) };
      case 'suggest-campaign':
        return { action, suggestion: await suggestCampaign(uid, input, now) };
      case 'aspect-quotes':
        return { action, quotes: await readAspectQuotes(uid, input.campaign_id) };
      case 'advice':
        return { action, ...(await readAdvice(uid, input.campaign_id, now)) };
      case 'make-advice':
        return { action, ...(await makeAdvice(uid, input, now)) };
      case 'set-advice':
        return { action, ...(await setAdvice(uid, input, now)) };
      case 'take-finding':
        return { action, ...(await takeFinding(uid, input, now)) };
    }
  },
};
