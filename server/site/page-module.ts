import type { DocumentNode, ExecutionResult } from 'graphql';
import type { PageConfig } from '../../shared/page-config.js';
import type { RenderedPage } from '../../shared/rendered-page.js';

/** The exports of the built page renderer (client/app/entry-server.tsx) that the server uses. */
export interface PageModule {
  /** Returns the address without parameters that its page does not know, and with the others sorted. */
  pageAddress(url: string): string;
  renderPage(
    request: { url: string },
    execute: (operation: PageOperation) => Promise<ExecutionResult>,
    config: PageConfig,
  ): Promise<RenderedPage>;
  documentHtml(
    page: RenderedPage,
    assets: { entry: string; scripts: string[]; headExtra?: string },
    texts: { baseCss: string; headScript: string },
  ): string;
  baseCss(): string;
  headScript: string;
  /** The part of the head that applies the chosen colour mode. */
  colorModeScript: string;
  /** The script that puts badges into pages of other sites. */
  badgeScript: string;
  /** The script of the API reference. */
  tryItScript: string;
}

export interface PageOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}
