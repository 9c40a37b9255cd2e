# Harvests a catalog with HTTP::OAI, and prints a line for each record: identifier, datestamp, status and title.
#
#   perl oai.pl URL [FROM] [SET]
use strict;
use warnings;
use HTTP::OAI;

binmode STDOUT, ':encoding(UTF-8)';
my ($url, $from, $set) = @ARGV;

sub show {
    my $record = shift;
    my $header = $record->header;
    my ($title) = $record->metadata ? $record->metadata->dom->findnodes('.//*[local-name()="title"]') : ();
    print join("\t", $header->identifier, $header->datestamp, $header->status // 'live', $title ? $title->textContent : ''), "\n";
}

my %arguments = (metadataPrefix => 'oai_dc', onRecord => \&show);
$arguments{from} = $from if $from;
$arguments{set} = $set if $set;
my $answer = HTTP::OAI::Harvester->new(baseURL => $url)->ListRecords(%arguments);
if ($answer->is_error) {
    my @unexpected = grep { $_->code ne 'noRecordsMatch' } $answer->errors;
    die $answer->code . ' ' . $answer->message . "\n" if @unexpected || !$answer->errors;
}
