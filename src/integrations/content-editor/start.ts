import CMS, { type CmsConfig } from '@sveltia/cms';

const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as CmsConfig;

void CMS.init({ config });
