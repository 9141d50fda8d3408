/** A call as the API reference sends it: its inputs with example values. */
export interface TryItCall {
  method: string;
  /** The path below /api, with {params}. */
  path: string;
  parameters: { name: string; place: 'path' | 'query'; required: boolean; example: string }[];
  /** An example of the JSON body. */
  body?: string;
  /** True if the call takes a file instead of JSON. */
  file?: boolean;
  takesKey?: boolean;
}
