import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readAddressFlags } from '@/features/dashboard/arrival/address-flags';
import { $previewedTool } from '@/features/trial/preview/previewed-tool';
import { ToolPreview } from '@/features/trial/preview/ToolPreview';
import { dictionary } from '@/i18n/dictionaries';
import { PREVIEWED_TOOLS } from '#shared/entities/tool.ts';

const strings = dictionary('en');
const { tools, order, perYear } = strings.trial.preview;
const onClose = vi.fn();
const onOrder = vi.fn();

beforeEach(async () => {
  vi.resetAllMocks();
  $previewedTool.set(null);
  await render(<ToolPreview locale="en" strings={strings} onClose={onClose} onOrder={onOrder} />);
});

test.each(PREVIEWED_TOOLS)(
  '%s is shown with a picture, its price and the way to the order',
  async (tool) => {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    $previewedTool.set(tool);
    const dialog = page.getByRole('dialog', { name: tools[tool].title });
    await expect.element(dialog.getByText(tools[tool].text)).toBeVisible();
    await expect.element(dialog.getByText('€290')).toBeVisible();
    await expect.element(dialog.getByText(perYear)).toBeVisible();
    expect(dialog.getByAltText(tools[tool].picture).elements().length).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: order }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onOrder).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('closing it orders nothing', async () => {
  $previewedTool.set('brandChecker');
  await page.getByRole('button', { name: strings.members.close }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect($previewedTool.get()).toBeNull();
  expect(onOrder).not.toHaveBeenCalled();
});

test('the address names a known tool, or none', () => {
  const toolIn = (search: string) => readAddressFlags(search).tool;
  expect(toolIn('?showPayment=true&tool=brandChecker')).toBe('brandChecker');
  expect(toolIn('?showPayment=true')).toBeNull();
  expect(toolIn('?showPayment=true&tool=constructor')).toBeNull();
  expect(toolIn('?showPayment=true&tool=smartBuilder')).toBeNull();
});
