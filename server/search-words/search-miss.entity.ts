import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Words that were sought and found nobody; who sought them is not kept. */
@Entity('search_miss')
export class SearchMiss {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') folded!: string;
  @Column('integer', { default: 1 }) searches!: number;
  /** Staff want to see it no more, however often it is sought. */
  @Column('boolean', { default: false }) dismissed!: boolean;
  @Column('timestamptz', { default: () => 'now()' }) firstSearchedAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastSearchedAt!: Date;
}
