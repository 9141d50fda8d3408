import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A search text without results. It is not stored who searched. */
@Entity('search_miss')
export class SearchMiss {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') folded!: string;
  @Column('integer', { default: 1 }) searches!: number;
  /** True if staff have dismissed the text, however often it is searched for. */
  @Column('boolean', { default: false }) dismissed!: boolean;
  @Column('timestamptz', { default: () => 'now()' }) firstSearchedAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastSearchedAt!: Date;
}
